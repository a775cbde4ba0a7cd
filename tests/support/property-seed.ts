import * as fc from 'fast-check'

/**
 * Property tests draw the same cases in every run, so that a commit which passed passes again. PROPERTY_SEED draws others:
 * `npm run check:properties` goes on with fresh ones for as long as it is told.
 */
const ALWAYS = 20_261_128

fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? ALWAYS) })
