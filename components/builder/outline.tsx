import { viewsOf } from '@/components/systems/use-views';
import { Waiting } from '@/components/site/waiting';
import { messages } from '@/lib/messages/index';
import { firstSystem, nounOf } from '@/lib/systems/open';
import type { SystemId } from '@/lib/systems/sheet';
import { CardSpace } from './card-space';
import { Layout } from './layout';

const say = messages.builder;

/**
 * The builder before the sheet is known: the same layout, so that nothing jumps when the sheet appears.
 * @param of the game of a new sheet, if that is the likeliest: then its fields have labels
 */
export function Outline({ of }: { readonly of?: SystemId | undefined }) {
  const { BuilderOutline } = viewsOf(firstSystem);
  return (
    <div aria-busy className="min-h-[200dvh]">
      <h1 className="sr-only">{say.title}</h1>
      <Layout
        main={
          <div className="flex flex-col gap-5 max-lg:gap-3">
            <p role="status" className="flex min-h-6 items-center text-sm text-muted lg:min-h-10">
              <Waiting first={say.loading} />
            </p>
            <Head of={of} />
            <BuilderOutline />
          </div>
        }
        panels={null}
        side={
          <div className="flex flex-col gap-4 max-lg:hidden">
            <div className="h-11" />
            <CardSpace />
          </div>
        }
      />
    </div>
  );
}

/** A field as it is in the builder; on a device with saved heroes it appears without its words. */
const field =
  'w-full border-b border-edge bg-transparent pb-0.5 leading-tight text-ellipsis placeholder:text-muted kept:placeholder:text-transparent';

function Head({ of }: { readonly of: SystemId | undefined }) {
  return (
    <div aria-hidden className="@container">
      <div className="grid items-end gap-x-8 gap-y-3 @2xl:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="min-w-0">
          <div>
            <input
              disabled
              placeholder={of === undefined ? '' : say.namePlaceholder(nounOf(of).one)}
              className={`font-display text-3xl font-bold sm:text-[2.75rem] ${field}`}
            />
          </div>
          <div>
            <input
              disabled
              placeholder={of === firstSystem ? say.titlePlaceholder : ''}
              className={`font-title text-xl italic ${field}`}
            />
          </div>
        </div>
        <div className="w-full max-w-72 max-lg:hidden">
          <p className="text-lg text-transparent">{messages.site.state.legal}</p>
          <div className="mt-1.5 h-2.5 rounded-full bg-line" />
        </div>
      </div>
    </div>
  );
}
