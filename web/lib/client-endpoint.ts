import type { Endpoint, EndpointBody, EndpointData, EndpointParams, EndpointQuery } from '#contract/endpoint.ts'

declare const shapes: unique symbol

/**
 * An endpoint in the browser: method and path. Its input and output exist as types only; the schemas stay on the
 * server.
 */
export interface ClientEndpoint<Params = unknown, Query = unknown, Body = unknown, Data = unknown> {
  readonly method: Endpoint['method']
  /** Below `/api/v1`, with `:name` for parameters. */
  readonly path: string
  readonly [shapes]?: { params: Params; query: Query; body: Body; data: Data }
}

/** A group of endpoints of the contract, for the browser. */
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
