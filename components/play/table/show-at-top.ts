/** Scrolls what scrolls nearest around an element, and never the page around a board that stays, until it is at the top. */
export const showAtTop = (element: HTMLElement): void => {
  const column = element.closest('[data-tray-body]');
  const { overflowY } = column ? getComputedStyle(column) : { overflowY: 'visible' };
  if (!column || overflowY === 'visible') {
    element.scrollIntoView({ block: 'start' });
    return;
  }
  column.scrollTop += element.getBoundingClientRect().top - column.getBoundingClientRect().top;
};
