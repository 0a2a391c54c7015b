import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { messages } from '@/lib/messages/index';

/** A link is at most 2,000 characters of code behind an origin. */
const longestLink = 4000;

/** Where a link or code is pasted; works without scripts, the proxy sends the player on. */
export function CodeForm({ label }: { readonly label: string }) {
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
