interface Told {
  readonly told: string;
}

/** Handlers for kinds of event; all other events do nothing. */
export type Handlers<Event extends Told> = {
  readonly [Kind in Event['told']]?: (event: Extract<Event, { readonly told: Kind }>) => void;
};

/** Passes an event to the handler of its kind. */
export const handled = <Event extends Told>(handlers: Handlers<Event>, event: Event): void => {
  const handle = handlers[event.told as Event['told']] as ((told: Event) => void) | undefined;
  handle?.(event);
};
