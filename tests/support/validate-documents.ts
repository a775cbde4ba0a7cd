import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormatsPlugin from 'ajv-formats'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { DOCUMENTS, type DocumentKind } from '../../src/contract/schemas/records.ts'
import { xsdDocument } from '../../src/contract/xsd.ts'

const ajv = new Ajv2020({ allErrors: true, strict: true, strictTypes: false })
ajv.addVocabulary(['xml'])
// The package is CommonJS: its types say that the default import is the module.
const addFormats = addFormatsPlugin as unknown as (target: Ajv2020) => void
addFormats(ajv)

const VALIDATORS = {
  performer: ajv.compile(DOCUMENTS.performer),
  place: ajv.compile(DOCUMENTS.place),
}

/** What a JSON Schema validator has to say against a document; empty when it fits. */
export function jsonFaults(kind: DocumentKind, document: unknown): string[] {
  const validate = VALIDATORS[kind]
  if (validate(document)) return []
  return (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`)
}

let xsd: XsdValidator | undefined

/** What libxml2 has to say against a document's XML held against the XSD; empty when it fits. */
export function xmlFaults(xml: string): string[] {
  xsd ??= XsdValidator.fromDoc(XmlDocument.fromString(xsdDocument()))
  const document = XmlDocument.fromString(xml)
  try {
    xsd.validate(document)
    return []
  } catch (error) {
    return [String(error)]
  } finally {
    document.dispose()
  }
}
