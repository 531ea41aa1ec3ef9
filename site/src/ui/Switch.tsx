type Props = { id: string; label: string; text: string; checked: boolean; disabled?: boolean; onChange: () => void };

/** A switch with label and description. */
export const Switch = ({ id, label, text, checked, disabled = false, onChange }: Props) => (
  <div className="switch">
    <div>
      <label htmlFor={id}>{label}</label>
      <p className="sm mute" id={`${id}-text`}>
        {text}
      </p>
    </div>
    <input
      id={id}
      type="checkbox"
      role="switch"
      checked={checked}
      aria-checked={checked}
      disabled={disabled}
      aria-describedby={`${id}-text`}
      onChange={onChange}
    />
  </div>
);
