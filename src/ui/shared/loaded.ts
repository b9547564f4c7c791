import { type ComponentType, createElement, lazy, use, useEffect, useState } from 'react';
import { ignoreAbsentPart, type Later } from '../../parts';

type Load = () => Promise<unknown>;

/**
 * The promises that the page has asked for, failed ones included. React asks repeatedly and must get the same promise.
 */
const awaited = new Map<Load, Promise<unknown>>();
const components = new Map<Load, ComponentType<never>>();
const failed = new Set<Load>();

/** The value that `load` fetches. Suspends until it has loaded: use it below a <Suspense>. */
export function useLoaded<T>(load: Later<T>): T {
  const known = awaited.get(load) as Promise<T> | undefined;
  // A component that has called `use` for a promise must go on calling it.
  if (known === undefined && load.here !== undefined) return load.here;
  const promise = known ?? watched(load);
  awaited.set(load, promise);
  return use(promise);
}

/**
 * The value that `load` fetches; `null` while it loads or is not wanted. For parts that the view can do without: a
 * failure to load is not reported.
 */
export function useLoadedIf<T>(load: Later<T>, wanted: boolean): T | null {
  const [, redraw] = useState({});
  useEffect(() => {
    if (wanted && load.here === undefined) load().then(() => redraw({}), ignoreAbsentPart);
  }, [load, wanted]);
  return (wanted && load.here) || null;
}

function watched<T>(load: () => Promise<T>): Promise<T> {
  const promise = load();
  promise.catch(() => failed.add(load));
  return promise;
}

/** Allows all parts that failed to load to be requested again. */
export function forgetFailed(): void {
  for (const load of failed) {
    awaited.delete(load);
    components.delete(load);
  }
  failed.clear();
}

/**
 * A component that loads when it is first shown. It suspends until then: use it below a <Suspense> and a
 * <Guard>.
 */
export const lazyComponent =
  <P extends object>(load: Later<ComponentType<P>>): ComponentType<P> =>
  (props) => {
    const component =
      (components.get(load) as ComponentType<P> | undefined) ??
      load.here ??
      (lazy(async () => ({ default: await watched(load) })) as ComponentType<P>);
    components.set(load, component as ComponentType<never>);
    return createElement(component, props);
  };
