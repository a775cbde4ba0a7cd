import type { TSchema } from 'typebox'
import { Category, Commentary, Event, EventPerformer } from './event.ts'
import {
  ClientCredentials,
  LoginRequest,
  RefreshCredentials,
  TokenAnswer,
  TokenRequest,
} from './login.ts'
import { Address, DirectoryPlace, OpeningMoment, OpeningPeriod, Place } from './place.ts'
import { OAuthError, ParameterError, Problem } from './problem.ts'
import { Performer, PlaceRecord } from './records.ts'
import { AvailableDate, Source, SourcePartner } from './source.ts'

/** The schemas by the names that the API description and the XSD give them. */
export const NAMED_SCHEMAS = {
  Performer,
  PlaceRecord,
  Event,
  DirectoryPlace,
  Place,
  Address,
  OpeningPeriod,
  OpeningMoment,
  Source,
  SourcePartner,
  AvailableDate,
  Category,
  Commentary,
  EventPerformer,
  LoginRequest,
  ClientCredentials,
  RefreshCredentials,
  TokenRequest,
  TokenAnswer,
  Problem,
  ParameterError,
  OAuthError,
} as const satisfies Readonly<Record<string, TSchema>>
