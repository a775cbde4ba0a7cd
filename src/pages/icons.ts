/** Drawings of our own for the main categories: 24 by 24, strokes only. */
const SHAPES: Readonly<Record<string, string>> = {
  music: '<path d="M9 18V5l11-2v13"/><circle cx="6" cy="18" r="3"/><circle cx="17" cy="16" r="3"/>',
  theatre:
    '<path d="M4 4h16v8a8 8 0 0 1-16 0z"/><path d="M8 9h2M14 9h2"/><path d="M8.5 13.5a5 5 0 0 0 7 0"/>',
  comedy:
    '<circle cx="12" cy="12" r="9"/><path d="M8 9.5h1M15 9.5h1"/><path d="M7 13a5 5 0 0 0 10 0z"/>',
  dance:
    '<circle cx="13" cy="4" r="2"/><path d="M13 6l-2 6 4 4-1 6"/><path d="M11 12l-4 4-3 1"/><path d="M12 8l-6-1M13 8l6-3"/>',
  classical:
    '<path d="M12 3v13"/><path d="M9 8a3 3 0 0 0-3 3 3 3 0 0 0 1 5 5 5 0 1 0 10 0 3 3 0 0 0 1-5 3 3 0 0 0-3-3z"/><path d="M10 17h4"/>',
  festival: '<path d="M3 20l9-15 9 15z"/><path d="M12 5v15"/><path d="M12 5V2l4 1.500-4 1.500"/>',
  exhibition: '<rect x="3" y="5" width="18" height="14"/><path d="M6 16l4-5 3 3 2-2 3 4z"/>',
  cinema:
    '<rect x="3" y="9" width="18" height="11"/><path d="M3 9l17-5 1 4"/><path d="M8 8l-1-3M13 6.500l-1-3"/>',
  sport:
    '<circle cx="12" cy="12" r="9"/><path d="M12 3v18M3 12h18"/><path d="M6 5.500a9 9 0 0 1 0 13M18 5.500a9 9 0 0 0 0 13"/>',
  family:
    '<circle cx="8" cy="6" r="2.500"/><circle cx="17" cy="10" r="2"/><path d="M4 21v-7a4 4 0 0 1 8 0v7"/><path d="M14 21v-4a3 3 0 0 1 6 0v4"/>',
  nightlife: '<path d="M4 4h16l-8 9z"/><path d="M12 13v7M8 20h8"/><path d="M7 7h10"/>',
  conference: '<path d="M5 4h14v9H5z"/><path d="M12 13v4"/><path d="M8 21l4-4 4 4"/>',
  workshop: '<path d="M4 20l9-9"/><path d="M12 6l6 6 3-3-3-1-1-3-3 0z"/><path d="M4 20l-1-1"/>',
  attraction:
    '<circle cx="12" cy="10" r="7"/><path d="M12 3v14M5 10h14M7 5l10 10M17 5L7 15"/><path d="M9 21l3-7 3 7z"/>',
  food: '<path d="M7 3v18M4 3v5a3 3 0 0 0 6 0V3"/><path d="M17 21V3c-3 1-4 5-3 9h3"/>',
  other:
    '<path d="M12 3l2.500 6 6.500.500-5 4.200 1.600 6.300L12 16.500 6.400 20 8 13.700 3 9.500 9.500 9z"/>',
}

/** The drawing of a main category, null for a name that is none. */
export function categoryIcon(mainCategory: string): string | null {
  const shape = Object.hasOwn(SHAPES, mainCategory) ? SHAPES[mainCategory] : undefined
  if (shape === undefined) return null
  return `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="#333" stroke-width="1.600" stroke-linecap="round" stroke-linejoin="round">${shape}</svg>\n`
}
