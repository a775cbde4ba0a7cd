/** A text of an address without its percent encoding; as it is where a percent sign in it stands for itself. */
export function decodedUri(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
