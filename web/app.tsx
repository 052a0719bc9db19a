import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { router } from './router.ts'
import { TooltipProvider } from './ui/tooltip.tsx'

export const app = (
  <StrictMode>
    <TooltipProvider>
      <RouterProvider router={router} />
    </TooltipProvider>
  </StrictMode>
)
