import { useLayoutEffect, useRef, useState } from 'react';
import { Svg } from './Svg.tsx';

/** The width of an element in whole pixels, once it is known. */
export function useWidth<T extends HTMLElement>() {
  const box = useRef<T>(null);
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setWidth(Math.floor(element.clientWidth) || null);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { box, width };
}

/** A drawing at the width that it gets, so that its letters keep their size. */
export function Drawing({ draw, className = '' }: { draw: (width: number) => string; className?: string }) {
  const { box, width } = useWidth<HTMLDivElement>();
  return (
    <div ref={box} className={`drawing ${className}`}>
      {width === null ? null : <Svg of={draw(width)} />}
    </div>
  );
}
