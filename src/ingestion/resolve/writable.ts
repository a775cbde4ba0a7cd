/** While it is being made: members that are not always there are added one by one, which costs a fifth of spreading them. */
export type Writable<Value> = { -readonly [Name in keyof Value]: Value[Name] }
