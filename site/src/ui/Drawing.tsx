import { useLayoutEffect, useRef, useState } from 'react';
import { Svg } from './Svg.tsx';

/** A drawing at the width that it gets, so that its letters keep their size. */
export function Drawing({ draw, className = '' }: { draw: (width: number) => string; className?: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setWidth(Math.floor(element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={box} className={`drawing ${className}`}>
      {width > 0 ? <Svg of={draw(width)} /> : null}
    </div>
  );
}
