import { SheetDie } from '@/components/cube/sheet-die';
import { SheetState } from '@/components/site/sheet-state';
import { messages } from '@/lib/messages/index';
import { textsOf } from '@/lib/systems/document';
import { gameName, partOf, systemIds } from '@/lib/systems/open';
import type { SheetDocument } from '@/lib/systems/sheet';

const say = messages.site.hero;

/** Head of a shared page: name, how it plays, its die and its state. */
export function SheetHead({ document }: { readonly document: SheetDocument }) {
  const { name, title } = textsOf(document);
  const plays = partOf(document.system, 'facts')?.plays?.(document.sheet) ?? '';
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 lg:col-span-2">
      <div className="min-w-0">
        {systemIds.length > 1 && <p className="text-muted">{say.of(gameName(document.system))}</p>}
        <h1 className="text-4xl sm:text-5xl">{name}</h1>
        {title !== '' && <p className="mt-1 font-title text-2xl text-muted italic">{title}</p>}
        {plays !== '' && <p className="mt-1 text-lg">{plays}</p>}
      </div>
      <div className="flex w-full max-w-full flex-wrap items-center gap-x-5 gap-y-2 sm:w-auto">
        <SheetDie document={document} size="7.5rem" className="-my-2" />
        <div className="min-w-40 flex-1 sm:w-72 sm:flex-none">
          <SheetState document={document} />
        </div>
      </div>
    </header>
  );
}
