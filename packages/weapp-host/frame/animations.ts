interface AnimationOptions {
  root: HTMLElement;
  emit(element: Element, type: string, detail: unknown): void;
  isNode(element: Element): boolean;
}

const TYPES = ['transitionend', 'animationstart', 'animationiteration', 'animationend'] as const;

/** Forwards the ends of transitions and animations, except those inside widgets. */
export function listenAnimations({ root, emit, isNode }: AnimationOptions): () => void {
  const controller = new AbortController();
  for (const type of TYPES)
    root.addEventListener(
      type,
      (event) => {
        const target = event.target as Element;
        if (event.pseudoElement || !isNode(target)) return;
        const { elapsedTime } = event;
        const name =
          event instanceof TransitionEvent
            ? { propertyName: event.propertyName }
            : { animationName: event.animationName };
        emit(target, type, { elapsedTime, ...name });
      },
      { capture: true, signal: controller.signal },
    );
  return () => controller.abort();
}
