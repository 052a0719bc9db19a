import type { Endpoint, EndpointBody, EndpointData, EndpointParams, EndpointQuery } from '#contract/endpoint.ts'

declare const shapes: unique symbol

/**
 * A declared call as the browser has it: method and path. What it takes and answers is known as types alone; the schemas
 * stay at the server.
 */
export interface ClientEndpoint<Params = unknown, Query = unknown, Body = unknown, Data = unknown> {
  readonly method: Endpoint['method']
  /** Below `/api/v1`, with `:name` for what varies. */
  readonly path: string
  readonly [shapes]?: { params: Params; query: Query; body: Body; data: Data }
}

/** A group of calls as the contract declares it, for the browser. */
export type ClientEndpoints<Group extends Record<string, Endpoint>> = {
  readonly [Name in keyof Group]: ClientEndpoint<
    EndpointParams<Group[Name]>,
    EndpointQuery<Group[Name]>,
    EndpointBody<Group[Name]>,
    EndpointData<Group[Name]>
  >
}

type Shapes<E extends ClientEndpoint> = NonNullable<E[typeof shapes]>
export type ParamsOf<E extends ClientEndpoint> = Shapes<E>['params']
export type QueryOf<E extends ClientEndpoint> = Shapes<E>['query']
export type BodyOf<E extends ClientEndpoint> = Shapes<E>['body']
export type DataOf<E extends ClientEndpoint> = Shapes<E>['data']
