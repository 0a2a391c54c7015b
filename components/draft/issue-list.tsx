'use client';
import { useMemo, useState, type ComponentType } from 'react';
import { Button } from '@/components/ui/button';
import { ErrorIcon, WarningIcon } from '@/components/ui/icons';
import { Notice } from '@/components/ui/notice';
import { Words } from '@/components/ui/word';
import { issueKey, type Issue, type Path } from '@/lib/issue';
import { messages } from '@/lib/messages/index';
import { edited, sentenceOf, messagesOf } from '@/lib/systems/document';
import { systemOf } from '@/lib/systems/open';
import { textWithLines } from '@/lib/systems/words';
import type { Edit, Sheet, SheetDocument } from '@/lib/systems/sheet';
import { useAim, useDraft, useDraftPart } from './use-draft';

/** Shows what a remedy would change. */
type ChangesView = ComponentType<{ readonly before: Sheet; readonly after: Sheet }>;

/** The issues of one place, each with its remedy where there is one. */
export function IssueList({
  isHere,
  Changes,
}: {
  readonly isHere: (path: Path) => boolean;
  readonly Changes?: ChangesView | undefined;
}) {
  const document = useDraftPart((state) => state.document);
  const issues = useDraftPart((state) => state.issues);
  const here = issues.filter(({ path }) => isHere(path));
  if (here.length === 0) return null;
  return (
    <ul className="my-2 flex flex-col gap-2">
      {here.map((issue, index) => (
        <li key={`${issueKey(issue)} ${index}`} data-issue={issue.severity} tabIndex={-1}>
          <IssueNotice document={document} issue={issue} Changes={Changes} />
        </li>
      ))}
    </ul>
  );
}

function IssueNotice({
  document,
  issue,
  Changes,
}: {
  readonly document: SheetDocument;
  readonly issue: Issue;
  readonly Changes: ChangesView | undefined;
}) {
  const remedy = systemOf(document.system).repair(document.sheet, issue);
  const Icon = issue.severity === 'error' ? ErrorIcon : WarningIcon;
  return (
    <Notice
      tone={issue.severity}
      action={remedy && <RemedyButton document={document} remedy={remedy} Changes={Changes} />}
    >
      <Icon className="mr-1.5 inline size-4 align-[-0.15em]" />
      <strong className="font-semibold">{messages.builder.severities[issue.severity]}: </strong>
      <span className="text-ink">
        <Words
          parts={textWithLines(messagesOf(document.system).words ?? [], sentenceOf(document.system, issue))}
        />
      </span>
    </Notice>
  );
}

/** The remedy in words; what it would change shows under the mouse or the focus, and always where there is no mouse. */
function RemedyButton({
  document,
  remedy,
  Changes,
}: {
  readonly document: SheetDocument;
  readonly remedy: readonly Edit[];
  readonly Changes: ChangesView | undefined;
}) {
  const { dispatch } = useDraft();
  const [isAiming, aim] = useState(false);
  const after = useMemo(() => remedy.reduce(edited, document), [document, remedy]);
  useAim(isAiming ? after : undefined);
  return (
    <span
      onPointerEnter={({ pointerType }) => aim(pointerType === 'mouse')}
      onPointerLeave={() => aim(false)}
      onFocus={() => aim(true)}
      onBlur={() => aim(false)}
      className="group relative flex max-w-full flex-col items-start gap-1.5 pointer-coarse:w-full"
    >
      <Button size="small" onClick={() => dispatch({ do: 'edit', edits: remedy })}>
        {messagesOf(document.system).fix(remedy, document.sheet)}
      </Button>
      {Changes && (
        <span className="hidden group-focus-within:block group-hover:block pointer-coarse:block pointer-fine:pointer-events-none pointer-fine:absolute pointer-fine:top-full pointer-fine:right-0 pointer-fine:z-20 pointer-fine:mt-1 pointer-fine:w-max pointer-fine:max-w-72 pointer-fine:rounded-lg pointer-fine:border pointer-fine:border-line pointer-fine:bg-leaf pointer-fine:px-3 pointer-fine:py-2 pointer-fine:shadow-md">
          <Changes before={document.sheet} after={after.sheet} />
        </span>
      )}
    </span>
  );
}
