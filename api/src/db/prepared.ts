/**
 * A statement that is built once per database, or per transaction: building it costs more than what a small query does.
 * @param build of what differs from call to call it takes `sql.placeholder`
 */
export function prepared<D extends object, S>(build: (db: D) => S): (db: D) => S {
  const known = new WeakMap<D, S>();
  return (db) => {
    const statement = known.get(db) ?? build(db);
    known.set(db, statement);
    return statement;
  };
}
