/**
 * Stands for the public address at the beginning of an address of our own (`<mark>/e/12`) wherever it is
 * stored, so that a changed public address re-renders nothing. A noncharacter: normalising drops it from
 * every text of a feed, and presenting drops it anywhere but at the beginning of an address.
 */
export const PUBLIC_URL_MARK = '\uFDD0'
