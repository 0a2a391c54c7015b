import { Button, buttonClass } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { messages } from '@/lib/messages/index';
import { Link } from '@/components/ui/link';
import type { CodeProblem } from '@/lib/share/index';

/** A link is at most 2,000 characters of code behind an origin. */
const longestLink = 4000;

/** Where a link or code is pasted; works without scripts, the proxy sends the player on. */
function CodeForm({ label }: { readonly label: string }) {
  return (
    <form action="/hero" method="get" className="flex max-w-xl items-end gap-2">
      <div className="min-w-0 flex-1">
        <Field
          name="code"
          label={label}
          placeholder={messages.site.badLink.hint}
          maxLength={longestLink}
          required
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
      </div>
      <Button type="submit" look="main">
        {messages.site.badLink.open}
      </Button>
    </form>
  );
}

/** Message about a broken shared link and the remedy; the proxy gives this page its status 404. */
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
          <p
            tabIndex={0}
            className="max-h-40 overflow-y-auto rounded-card border border-line bg-leaf px-3 py-2 break-all"
          >
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
