'use client';
import { words } from '@/lib/messages/index';
import { useLaterPart } from '../draft/use-draft';

/**
 * Reads out what undo or redo did, and the issues that the last change brought; `aria-live` in so many words keeps it
 * heard while a dialog is open.
 */
export function Announcer() {
  const fresh = useLaterPart((state) => state.fresh);
  const said = useLaterPart((state) => state.said);
  const issues = fresh.map(
    (issue) => `${words.issues.severities[issue.severity]}: ${words.issues.sentence(issue)}`,
  );
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {[said, ...issues].join(' ')}
    </div>
  );
}
