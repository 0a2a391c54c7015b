'use client';
import { words } from '@/lib/messages/index';
import { useBuilder } from './use-builder';

/** Reads out the issues that the last change brought; `aria-live` in so many words keeps it heard while a dialog is open. */
export function Announcer() {
  const { fresh } = useBuilder();
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {fresh
        .map((issue) => `${words.issues.severities[issue.severity]}: ${words.issues.sentence(issue)}`)
        .join(' ')}
    </div>
  );
}
