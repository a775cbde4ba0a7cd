import type { Partner, Trust } from '../domain/partner.ts'
import { int8s } from './binary-arrays.ts'
import type { Queryable } from './database.ts'
import { noteImages } from './pictures.ts'

interface PartnerRow {
  readonly id: number
  readonly name: string
  readonly logo: string
  readonly back_color: string
  readonly trust: Trust
  readonly commission_rate: number
  readonly commission_per_ticket: number
  readonly commission_per_cart: number
  readonly link_template: string | null
}

const COLUMNS = `id, name, logo, back_color, trust, commission_rate, commission_per_ticket,
  commission_per_cart, link_template`

export type NewPartner = Omit<Partner, 'id'>

/** What the operator may leave out. */
export const PARTNER_DEFAULTS: Omit<NewPartner, 'name'> = {
  logo: '',
  backColor: '#ffffff',
  trust: 'primary',
  commissionRate: 0,
  commissionPerTicket: 0,
  commissionPerCart: 0,
  linkTemplate: null,
}

/** Throws the database's unique violation (23505) when another partner bears the name. */
export async function insertPartner(
  db: Queryable,
  partner: NewPartner,
  now: number,
): Promise<Partner> {
  const { rows } = await db.query<PartnerRow>({
    text: `insert into partners (name, logo, back_color, trust, commission_rate, commission_per_ticket,
             commission_per_cart, link_template, created_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning ${COLUMNS}`,
    values: [...valuesOf(partner), new Date(now)],
  })
  await noteLogo(db, partner, now)
  return toPartner(only(rows))
}

async function noteLogo(db: Queryable, { logo }: NewPartner, now: number): Promise<void> {
  if (logo !== '') await noteImages(db, [logo], now)
}

export async function updatePartner(db: Queryable, partner: Partner, now: number): Promise<void> {
  await db.query({
    text: `update partners set name = $2, logo = $3, back_color = $4, trust = $5, commission_rate = $6,
             commission_per_ticket = $7, commission_per_cart = $8, link_template = $9 where id = $1`,
    values: [partner.id, ...valuesOf(partner)],
  })
  await noteLogo(db, partner, now)
}

export async function listPartners(db: Queryable): Promise<Partner[]> {
  const { rows } = await db.query<PartnerRow>(
    `select ${COLUMNS} from partners where removed_at is null order by lower(name)`,
  )
  return rows.map(toPartner)
}

/** By name, whatever its case. */
export async function findPartner(db: Queryable, name: string): Promise<Partner | undefined> {
  const { rows } = await db.query<PartnerRow>({
    text: `select ${COLUMNS} from partners where removed_at is null and lower(name) = lower($1)`,
    values: [name],
  })
  return rows.map(toPartner)[0]
}

/** Removed ones too: their listings still name them. */
export async function partnersById(
  db: Queryable,
  ids: readonly number[],
): Promise<Map<number, Partner>> {
  const { rows } = await db.query<PartnerRow>({
    name: 'partners-by-id',
    text: `select ${COLUMNS} from partners where id = any($1::bigint[])`,
    values: [int8s(ids)],
  })
  return new Map(rows.map((row) => [row.id, toPartner(row)]))
}

export async function markPartnerRemoved(db: Queryable, id: number, now: number): Promise<void> {
  await db.query({
    text: 'update partners set removed_at = $2 where id = $1 and removed_at is null',
    values: [id, new Date(now)],
  })
}

function valuesOf(partner: NewPartner): unknown[] {
  return [
    partner.name,
    partner.logo,
    partner.backColor,
    partner.trust,
    partner.commissionRate,
    partner.commissionPerTicket,
    partner.commissionPerCart,
    partner.linkTemplate,
  ]
}

function toPartner(row: PartnerRow): Partner {
  return {
    id: row.id,
    name: row.name,
    logo: row.logo,
    backColor: row.back_color,
    trust: row.trust,
    commissionRate: row.commission_rate,
    commissionPerTicket: row.commission_per_ticket,
    commissionPerCart: row.commission_per_cart,
    linkTemplate: row.link_template,
  }
}

function only<Row>(rows: readonly Row[]): Row {
  const [row] = rows
  if (row === undefined) throw new Error('the statement gave no row')
  return row
}
