import { Link } from '@tanstack/react-router'
import { t } from '#contract/texts.ts'
import type { PagePath } from '#web/lib/paths.ts'
import { buttonStyle } from '#web/ui/button-style.ts'

/** "Open Clients": a link from an empty list to the page where its rows are created. */
export const OpenPage = ({ page, label }: { page: PagePath; label: string }) => (
  <Link to={page} className={buttonStyle()}>
    {t.general('openPage', { label })}
  </Link>
)
