import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listQuery, pageOf } from '../fields.ts'

import { staffRoles } from '../roles.ts'
import {
  AddClient,
  ChangeCredit,
  Client,
  CreditOverride,
  EditClient,
  OverrideCredit,
  SignUp,
  VerifyClient,
} from './client.ts'

const clientList = listQuery('firstName', 'firmName', 'city', 'creditLimit')

/** Sign-up and administration of clients. */
export const clientEndpoints = {
  signUp: endpoint('POST', '/client/signup', {
    roles: 'public',
    summary: 'A dealer signs up and waits to be verified',
    limit: 'sign-up',
    body: SignUp,
    data: z.object({ id: z.uuid() }),
    status: 201,
    message: 'client.signedUp',
  }),
  all: endpoint('GET', '/client/all', {
    roles: ['superadmin'],
    scope: 'clients:read',
    summary: 'Every client, verified or not',
    query: clientList,
    ...pageOf(Client),
  }),
  active: endpoint('GET', '/client/active', {
    roles: staffRoles,
    scope: 'clients:read',
    summary: 'Clients that are verified and active',
    query: clientList,
    ...pageOf(Client),
  }),
  firmNames: endpoint('GET', '/client/firmnames/active', {
    roles: staffRoles,
    summary: 'The firm names of verified, active clients',
    query: listQuery('firmName'),
    ...pageOf(z.string()),
  }),
  verify: endpoint('POST', '/client/verify/:id', {
    roles: ['superadmin'],
    summary: 'Verify a client, grant a credit limit and mail a link to set a password',
    body: VerifyClient,
    data: Client,
    message: 'client.verified',
  }),
  add: endpoint('POST', '/client/add', {
    roles: ['superadmin'],
    summary: 'Sign a dealer up and verify it in one step; mails a link to set a password',
    body: AddClient,
    data: Client,
    status: 201,
    message: 'client.added',
  }),
  edit: endpoint('PUT', '/client/edit/:id', {
    roles: ['superadmin'],
    summary: 'Correct a client; cases made before keep the former firm name',
    body: EditClient,
    data: Client,
    message: 'client.edited',
  }),
  reject: endpoint('DELETE', '/client/reject-client/:id', {
    roles: ['superadmin'],
    summary: 'Reject and forget a sign-up',
    data: z.null(),
    message: 'client.rejected',
  }),
  changeCredit: endpoint('POST', '/client/credit/:id', {
    roles: ['superadmin'],
    summary: 'Change the credit limit and the fixed penalty of a verified client, with a reason',
    body: ChangeCredit,
    data: Client,
    message: 'client.creditChanged',
  }),
  overrideCredit: endpoint('POST', '/client/credit-override/:id', {
    roles: ['superadmin'],
    summary: 'Let a client make one payment by credit beyond its limit, within four hours, with a reason',
    body: OverrideCredit,
    data: CreditOverride,
    status: 201,
    message: 'client.overrideGiven',
  }),
}
