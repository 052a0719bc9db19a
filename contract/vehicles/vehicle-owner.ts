import { z } from 'zod'

/** Whom the office calls about a vehicle. */
export const VehicleOwner = z.object({ name: z.string().nullable(), phoneNo: z.string().nullable() })
