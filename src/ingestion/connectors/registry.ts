import { withArchives } from './archived.ts'
import { bandsintown } from './bandsintown/bandsintown.ts'
import type { Connector } from './connector.ts'
import { datatourisme } from './datatourisme/datatourisme.ts'
import { eventbrite } from './eventbrite/eventbrite.ts'
import { csv } from './csv/csv.ts'
import { icalendar } from './icalendar/icalendar.ts'
import { jambase } from './jambase/jambase.ts'
import { json } from './json/json.ts'
import { native } from './native/native.ts'
import { withoutNoise } from './noise.ts'
import { openagenda } from './openagenda/openagenda.ts'
import { opendatasoft } from './opendatasoft/opendatasoft.ts'
import { rss } from './rss/rss.ts'
import { predicthq } from './predicthq/predicthq.ts'
import { schemaOrg } from './schema-org/schema-org.ts'
import { seatgeek } from './seatgeek/seatgeek.ts'
import { songkick } from './songkick/songkick.ts'
import { withSteadyIds } from './steady-ids.ts'
import { ticketmasterDiscovery } from './ticketmaster-discovery/ticketmaster-discovery.ts'
import { xcal } from './xcal/xcal.ts'
import { xml } from './xml/xml.ts'

/** Every feed format there is. A new one is added here and told of in docs/feeds.md. */
const FORMATS: readonly Connector[] = [
  native,
  ticketmasterDiscovery,
  schemaOrg,
  openagenda,
  opendatasoft,
  datatourisme,
  eventbrite,
  predicthq,
  icalendar,
  xcal,
  rss,
  bandsintown,
  songkick,
  seatgeek,
  jambase,
  csv,
  xml,
  json,
]

/** Sees to its archives itself: thousands of objects, and an index among them. */
const OWN_ARCHIVES = datatourisme.format

export const CONNECTOR_LIST: readonly Connector[] = FORMATS.map((connector) =>
  withSteadyIds(
    connector.format === OWN_ARCHIVES ? connector : withArchives(withoutNoise(connector)),
  ),
)
