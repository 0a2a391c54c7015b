import Link from 'next/link';
import { buttonClass } from '@/components/ui/button';
import { messages } from '@/lib/messages/index';
import type { CodeProblem } from '@/lib/share/index';
import { CodeForm } from './code-form';

/** What is wrong with a shared link, and what to do; the proxy gives this page its status 404. */
export function BadLink({ problem, code }: { readonly problem: CodeProblem; readonly code: string }) {
  const { badLink } = messages.site;
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-6 py-6">
      <h1 className="text-4xl">{badLink.heading}</h1>
      <p className="border-l-4 border-error pl-4 text-xl">{messages.share.problem(problem)}</p>
      <CodeForm label={badLink.again} />
      {code !== '' && (
        <div>
          <h2 className="mb-1 font-sans text-base font-semibold text-muted">{badLink.code}</h2>
          <p className="max-h-40 overflow-y-auto rounded-card border border-line bg-leaf px-3 py-2 break-all">
            {code}
          </p>
        </div>
      )}
      <p className="flex flex-wrap gap-2">
        <Link href="/build" className={buttonClass({})}>
          {badLink.build}
        </Link>
        <Link href="/" className={buttonClass({})}>
          {badLink.home}
        </Link>
      </p>
    </div>
  );
}
