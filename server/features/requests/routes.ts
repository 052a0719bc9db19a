import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { requestEndpoints as calls } from '#contract/requests/request-endpoints.ts'
import { command, handler, query, type Route } from '../../http/route.ts'
import { listRequests } from './list-requests.ts'
import { createCaseOfRequest, declineRequest, sendRequest } from './requests.ts'
import { uploadRequestFile } from './upload-request-file.ts'

/** The requests of dealers, and the new case, which accepts one. */
export const requestRoutes: Route[] = [
  command(calls.create, sendRequest),
  handler(calls.upload, uploadRequestFile),
  query(calls.all, listRequests),
  command(calls.decline, declineRequest),
  command(caseEndpoints.create, createCaseOfRequest),
]
