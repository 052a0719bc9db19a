import { fileEndpoints as calls } from '#contract/files/file-endpoints.ts'
import { handler, type Route } from '../../http/route.ts'
import { storeUpload } from './store-upload.ts'

export const fileRoutes: Route[] = [handler(calls.upload, storeUpload)]
