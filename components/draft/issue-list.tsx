'use client';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { issueKey } from '@/lib/issue';
import { words } from '@/lib/messages/index';
import { living } from '@/lib/systems/living/living';
import type { RuleIssue } from '@/lib/systems/living/rules/issue';
import type { Edit } from '@/lib/systems/living/sheet/edit';
import type { HeroDraft } from '@/lib/systems/living/sheet/hero';
import { ErrorMark, WarningMark } from '@/components/ui/marks';
import { FixPreview } from '../builder/dialogs';
import { useAim } from '../builder/fix-aim';
import { concernOf, type Concern } from '../systems/living/places';
import { useBench, useBuilderPart } from './use-draft';

/** The issues of one place, each with its remedy where there is one. */
export function IssueList({ at }: { readonly at: Concern }) {
  const hero = useBuilderPart((state) => state.hero);
  const issues = useBuilderPart((state) => state.issues);
  const here = issues.filter((issue) => concernOf(issue.path) === at);
  if (here.length === 0) return null;
  return (
    <ul className="my-2 flex flex-col gap-2">
      {here.map((issue, index) => (
        <li key={`${issueKey(issue)} ${index}`} data-issue={issue.severity} tabIndex={-1}>
          <IssueNotice hero={hero} issue={issue} />
        </li>
      ))}
    </ul>
  );
}

function IssueNotice({ hero, issue }: { readonly hero: HeroDraft; readonly issue: RuleIssue }) {
  const fix = living.repair(hero, issue);
  const Mark = issue.severity === 'error' ? ErrorMark : WarningMark;
  return (
    <Notice tone={issue.severity} action={fix && <FixButton hero={hero} fix={fix} />}>
      <Mark className="mr-1.5 inline size-4 align-[-0.15em]" />
      <strong className="font-semibold">{words.issues.severities[issue.severity]}: </strong>
      <span className="text-ink">{words.issues.sentence(issue)}</span>
    </Notice>
  );
}

/** The remedy in words; what it would change shows under the mouse or the focus, and always where there is no mouse. */
function FixButton({ hero, fix }: { readonly hero: HeroDraft; readonly fix: readonly Edit[] }) {
  const { edit } = useBench();
  const [isAiming, aim] = useState(false);
  useAim(isAiming, hero, fix);
  return (
    <span
      onPointerEnter={({ pointerType }) => aim(pointerType === 'mouse')}
      onPointerLeave={() => aim(false)}
      onFocus={() => aim(true)}
      onBlur={() => aim(false)}
      className="group relative flex max-w-full flex-col items-start gap-1.5 pointer-coarse:w-full"
    >
      <Button size="small" onClick={() => edit(...fix)}>
        {words.issues.fix(fix, hero)}
      </Button>
      <span className="hidden group-focus-within:block group-hover:block pointer-coarse:block pointer-fine:pointer-events-none pointer-fine:absolute pointer-fine:top-full pointer-fine:right-0 pointer-fine:z-20 pointer-fine:mt-1 pointer-fine:w-max pointer-fine:max-w-72 pointer-fine:rounded-lg pointer-fine:border pointer-fine:border-line pointer-fine:bg-leaf pointer-fine:px-3 pointer-fine:py-2 pointer-fine:shadow-md">
        <FixPreview hero={hero} edits={fix} />
      </span>
    </span>
  );
}
