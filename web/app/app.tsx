import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { TooltipProvider } from '../ui/tooltip.tsx'
import { router } from './router.ts'

export const app = (
  <StrictMode>
    <TooltipProvider>
      <RouterProvider router={router} />
    </TooltipProvider>
  </StrictMode>
)
