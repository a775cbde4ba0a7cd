import { markup, trusted } from '../lib/markup.ts'
import { PATHS } from './paths.ts'
import { STYLE_ELEMENT } from './reference/style.ts'

/** For a person who opens the address that applications were given: what this is, and where it is explained. */
export function frontPage(baseUrl: string): string {
  return markup`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Event Listing Service</title>
        ${trusted(STYLE_ELEMENT)}
      </head>
      <body>
        <main>
          <h1>Event Listing Service</h1>
          <p>
            Applications look up here, in JSON or XML, all events of a performer or at a place. For
            that they need a client id and a secret, which whoever runs this service gives out.
          </p>
          <p>Applications call addresses below <code>${baseUrl}</code>:</p>
          <ul>
            <li><a href="${baseUrl}${PATHS.reference}">How to call it</a>, from the login on</li>
            <li><a href="${baseUrl}${PATHS.openapi}">Its description</a> for programs (OpenAPI)</li>
            <li><a href="${baseUrl}${PATHS.xsd}">The schema</a> of its XML documents</li>
          </ul>
        </main>
      </body>
    </html> `.text
}
