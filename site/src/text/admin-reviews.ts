/** Copy of /admin: paid orders that wait because somebody of the name has objected. */
export const adminReviews = {
  title: (n: number) => `Zamówienia do sprawdzenia po sprzeciwie: ${n}`,
  empty: 'Żadne zamówienie nie czeka na sprawdzenie.',
  help: 'Ktoś tego samego nazwiska wniósł sprzeciw, który uznaliśmy. Porównaj opisy. Ta sama osoba: odmów. Inna: przygotuj raport.',
  order: 'Zamówienie',
  ordered: 'Zamówiono raport o',
  purpose: 'Cel',
  objection: 'Sprzeciw',
  objected: 'Sprzeciw wniosła osoba',
  none: 'bez opisu',
  deadline: (when: string) => `Bez decyzji cena wróci do klienta ${when}.`,
  returned: 'Termin minął: cena wraca do klienta.',
  make: 'To inna osoba: przygotuj raport',
  decline: 'To ta osoba: odmów i zwróć pieniądze',
  working: 'Zapisujemy…',
  ask: (id: string) => `Odmówić raportu z zamówienia ${id}?`,
  askText: 'Klient dostanie list i całą cenę z powrotem, a dane o osobie znikną z zamówienia. Tego nie można cofnąć.',
};
