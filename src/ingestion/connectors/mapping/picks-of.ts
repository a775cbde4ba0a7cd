import { isWanted } from './apply-rule.ts'
import { elementsIn } from './record-path.ts'
import type { Scope } from './record-path.ts'
import type { Rule } from './rule.ts'

export type PickRule = Extract<Rule, { kind: 'pick' }>

/** What a rule picks of a record and out of which part of it, or why it comes to pick nothing. */
export type Picked =
  | { readonly rule: PickRule; readonly scope: Scope }
  | { readonly nothing: string }

/** All that a rule would pick of a record, its branches taken as the record has it; of an event's members its start alone. */
export function picksOf(rule: Rule, scope: Scope): readonly Picked[] {
  switch (rule.kind) {
    case 'constant':
      return []
    case 'pick':
      return [{ rule, scope }]
    case 'first':
    case 'list':
      return rule.rules.flatMap((one) => picksOf(one, scope))
    case 'join':
      return picksOf(rule.rule, scope)
    case 'when': {
      const branch = isWanted(rule.conditions, scope) ? rule.use : rule.otherwise
      return branch === null ? [{ nothing: '"when" does not hold' }] : picksOf(branch, scope)
    }
    case 'each':
      return picksOfEach(rule, scope)
    case 'members':
      return rule.members
        .filter(({ name }) => name === 'start')
        .flatMap((member) => picksOf(member.rule, scope))
  }
}

function picksOfEach(
  { path, where, rule }: Extract<Rule, { kind: 'each' }>,
  scope: Scope,
): readonly Picked[] {
  const elements = elementsIn(scope, path)
  if (elements.length === 0) return [{ nothing: `"${path}" is empty` }]
  const wanted = elements.filter((element) => isWanted(where, element))
  return wanted.length === 0
    ? [{ nothing: `nothing at "${path}" meets "where"` }]
    : wanted.flatMap((element) => picksOf(rule, element))
}
