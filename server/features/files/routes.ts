import { fileEndpoints as calls } from '#contract/files/file-endpoints.ts'
import { type Route, read } from '../../http/route.ts'
import { storeUpload } from './store-upload.ts'

/** Taking in images. */
export const fileRoutes: Route[] = [read(calls.upload, storeUpload)]
