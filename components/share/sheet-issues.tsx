import { Notice } from '@/components/ui/notice';
import { issueKey, type Severity } from '@/lib/issue';
import { words } from '@/lib/messages/index';
import { issuesOf, sentenceOf } from '@/lib/systems/document';
import { gameName, nounOf } from '@/lib/systems/open';
import type { SheetDocument } from '@/lib/systems/sheet';

/** The issues of one severity under a heading; nothing for a sheet without any. */
export function SheetIssues({
  document,
  severity,
}: {
  readonly document: SheetDocument;
  readonly severity: Severity;
}) {
  const { hero: say } = words.site;
  const { system } = document;
  const issues = issuesOf(document).filter((issue) => issue.severity === severity);
  if (issues.length === 0) return null;
  const isError = severity === 'error';
  return (
    <section aria-labelledby={severity} className="flex flex-col gap-2">
      <h2 id={severity} className="text-xl">
        {isError ? say.houseRules : say.warnings}
      </h2>
      {isError && <p className="text-muted">{say.houseRulesWhy(nounOf(system).one, gameName(system))}</p>}
      {issues.map((issue, index) => (
        <Notice key={`${issueKey(issue)} ${index}`} tone={severity}>
          {sentenceOf(system, issue)}
        </Notice>
      ))}
    </section>
  );
}
