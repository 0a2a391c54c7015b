import { words } from '@/lib/messages/index';
import type { JoiningId } from './settings';

/** What to do with the printed paper, step by step. */
export function OnPaper({ joining }: { readonly joining: JoiningId }) {
  const { howHeading, how } = words.printRoom;
  return (
    <section>
      <h2 className="text-lg">{howHeading}</h2>
      <ol className="mt-1 flex list-decimal flex-col gap-1 pl-5 text-sm text-muted">
        {how[joining].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
