'use client';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { issueKey } from '@/lib/issue';
import { words } from '@/lib/messages/index';
import { living, type RuleIssue } from '@/lib/systems/index';
import { ErrorMark, WarningMark } from '@/components/ui/marks';
import { concernOf, type Concern } from './placement';
import { useBench, useBuilder } from './use-builder';

/** The issues of one place, each with its remedy where there is one. */
export function IssueList({ at }: { readonly at: Concern }) {
  const { issues } = useBuilder();
  const here = issues.filter((issue) => concernOf(issue.path) === at);
  if (here.length === 0) return null;
  return (
    <ul className="my-2 flex flex-col gap-2">
      {here.map((issue, index) => (
        <li key={`${issueKey(issue)} ${index}`} data-issue={issue.severity} tabIndex={-1}>
          <IssueNotice issue={issue} />
        </li>
      ))}
    </ul>
  );
}

function IssueNotice({ issue }: { readonly issue: RuleIssue }) {
  const { hero } = useBuilder();
  const { edit } = useBench();
  const fix = living.repair(hero, issue);
  const Mark = issue.severity === 'error' ? ErrorMark : WarningMark;
  return (
    <Notice
      tone={issue.severity}
      action={
        fix && (
          <Button size="small" onClick={() => edit(...fix)}>
            {words.issues.fix(fix, hero)}
          </Button>
        )
      }
    >
      <Mark className="mr-1.5 inline size-4 align-[-0.15em]" />
      <strong className="font-semibold">{words.issues.severities[issue.severity]}: </strong>
      <span className="text-ink">{words.issues.sentence(issue)}</span>
    </Notice>
  );
}
