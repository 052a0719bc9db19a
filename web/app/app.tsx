import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { router } from './router.ts'

export const app = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
)
