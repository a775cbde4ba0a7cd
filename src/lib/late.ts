/** A value that is made when it is first asked for: from tables that may be filled until then. */
export function late<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => (made ??= make())
}
